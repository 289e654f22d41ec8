/** The rules beside the table: whether they are open, at which rule, and for which game. */
class Drawer {
  isOpen = $state(false);
  rule: string | undefined = $state();
  ruleset: string | undefined = $state();

  open(rule?: string): void {
    this.rule = rule;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Says which game is on the table; what it gives back says that one has left it. */
  sitAt(ruleset: string): () => void {
    this.ruleset = ruleset;
    return () => {
      this.ruleset = undefined;
      this.close();
    };
  }
}

export const drawer = new Drawer();
