declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | string;
  }
}

export {};
