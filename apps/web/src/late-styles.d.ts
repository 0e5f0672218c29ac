declare module 'virtual:late-styles' {
  /** The address of the styles of what begins below the first screen; while developing they come with all others. */
  export const lateStyles: string | null;
}
