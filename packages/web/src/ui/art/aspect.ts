/** How a ship is seen: from the side, coming, or going. */
export type Aspect = 'side' | 'bow' | 'stern';
