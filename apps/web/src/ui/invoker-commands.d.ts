import 'react';

// React passes these on; its types do not know them yet. https://html.spec.whatwg.org/#attr-button-command
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
