/** Emitted when other files of published content are gated than before; they may stand on any page. */
export const GATES_CHANGED = 'gates.changed';
