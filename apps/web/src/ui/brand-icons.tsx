import type { ReactNode } from 'react';

type Props = { size?: number };

// The networks' marks are not in the icon library; drawn here as plain outlines on a 24 px grid.
function Mark({ size = 20, children }: Props & { children: ReactNode }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.4, strokeLinejoin: 'round' } as const;

export function FacebookIcon(props: Props) {
  return (
    <Mark {...props}>
      <path
        fill="currentColor"
        d="M13.6 21v-8.1h2.8l.5-3.3h-3.3V7.5c0-1 .4-1.8 1.9-1.8h1.6V2.8a18 18 0 0 0-2.4-.2c-2.6 0-4.3 1.6-4.3 4.4v2.6H7.5v3.3h2.9V21z"
      />
    </Mark>
  );
}

export function InstagramIcon(props: Props) {
  return (
    <Mark {...props}>
      <rect x="3.2" y="3.2" width="17.6" height="17.6" rx="4.8" {...line} />
      <circle cx="12" cy="12" r="4.1" {...line} />
      <circle cx="17.1" cy="6.9" r="1.1" fill="currentColor" />
    </Mark>
  );
}

export function LinkedInIcon(props: Props) {
  return (
    <Mark {...props}>
      <path
        fill="currentColor"
        d="M4 9.3h3.3V20H4zM5.7 3.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM9.6 9.3h3.1v1.5c.5-.9 1.7-1.8 3.4-1.8 3.2 0 3.9 2 3.9 4.8V20h-3.3v-5.5c0-1.4 0-2.9-1.8-2.9s-2 1.4-2 2.8V20H9.6z"
      />
    </Mark>
  );
}

export function WhatsAppIcon(props: Props) {
  return (
    <Mark {...props}>
      <path d="M3.4 20.6l1.2-4.3a8.6 8.6 0 1 1 3.2 3.1z" {...line} />
      <path
        fill="currentColor"
        d="M9.2 7.4c.3 0 .5 0 .7.5l.7 1.6c.1.3 0 .5-.1.7l-.6.7c-.2.2-.2.4-.1.6.7 1.3 1.7 2.2 3 2.8.2.1.4.1.6-.1l.8-1c.2-.2.4-.2.6-.1l1.7.8c.3.1.4.3.4.5 0 1.3-1 2.3-2.3 2.3-3.3 0-7.2-3.6-7.2-7 0-1.2.8-2.3 1.8-2.3z"
      />
    </Mark>
  );
}
