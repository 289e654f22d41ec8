/** A socket that carries text messages in order until it closes. */
export interface ClientSocket {
  send(text: string): void;
  /** Closes the socket; later events of it are ignored. */
  close(): void;
}

/** Events of a socket, never called before `connect` has returned. */
export interface SocketListener {
  onOpen(): void;
  onMessage(text: string): void;
  onClose(): void;
}

/** What the client needs from its platform. */
export interface ClientPorts {
  connect(listener: SocketListener): ClientSocket;
  /** Calls `then` once after the delay. Returns how to cancel it. */
  after(milliseconds: number, then: () => void): () => void;
  /** Milliseconds since 1970, by the local clock. */
  now(): number;
  /** At least 0 and less than 1. */
  random(): number;
  /** A new unique command id. */
  newId(): string;
}
