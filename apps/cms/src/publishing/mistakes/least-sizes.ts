/** The smallest picture that still looks sharp where it is shown, in pixels; by the field it stands in. */
export const leastSizes = {
  desktopBanner: { width: 1600, height: 900 },
  mobileBanner: { width: 720, height: 960 },
};

type Size = { width: number; height: number };

/** As people write it: `1600 × 900`. */
export const inWords = ({ width, height }: Size) => `${width} × ${height}`;
