/** A speech bubble with a receiver: the design system has no such sign. */
export const WhatsApp = () => (
  <svg width="16" height="16" viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <path
      d="M16 4a12 12 0 0 0-10.3 18.1L4 28l6.1-1.6A12 12 0 1 0 16 4Z"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path
      d="M12 10.5c-1.6 1-1.8 3-.2 5.6 1.7 2.8 4 4.6 6.3 5 1.7.2 3-.5 3.4-2l-2.9-1.8-1.4 1.2c-1.4-.6-2.6-1.8-3.3-3.3l1.1-1.5-1.5-3Z"
      fill="currentColor"
    />
  </svg>
);
