/** How many courses luck may take: the seeds of imagined dice. */
export const LUCK = 0x40000000;
