/** The brand's tokens, as the site has them (apps/web/src/ui/tokens.css). */
export const STONE = {
  50: '#FAF7F2',
  100: '#F2ECE2',
  200: '#E4DACB',
  400: '#B5A68F',
  600: '#857763',
} as const;
export const INK = { 900: '#16211C', 700: '#2C3A33', 500: '#5A675F' } as const;
export const FOREST = '#2F5D4A';
export const BRASS = { 500: '#A9793B', 700: '#7C5522' } as const;
