import styles from './qr-code.module.css';

/** A QR code as a grid: its side in modules, and its dark runs as one path of strokes one module high. */
export type QrDrawing = { modules: number; path: string };

/** Four modules of paper on every side, without which scanners do not find the code (ISO/IEC 18004, 9.1). */
const QUIET_MODULES = 4;
/** Whole pixels keep every module square; three are enough to be read from a phone in somebody else's hand. */
const MODULE_PX = 3;

/** Its side in pixels, quiet zone included: 99 for the shortest address, 135 for a long one. */
export function qrSidePx(modules: number, modulePx = MODULE_PX): number {
  return (modules + 2 * QUIET_MODULES) * modulePx;
}

/** The part of the drawing that a file of its own and a drawing in the page share. */
export function qrViewBox(modules: number): string {
  const side = modules + 2 * QUIET_MODULES;
  // Strokes run along the middle of their row of modules.
  return `-${QUIET_MODULES} -${QUIET_MODULES + 0.5} ${side} ${side}`;
}

/** A QR code in ink on paper. What it says must stand beside it as text or as a link. */
export function QrCode({ drawing: { modules, path }, modulePx }: { drawing: QrDrawing; modulePx?: number }) {
  const side = qrSidePx(modules, modulePx);
  return (
    <svg
      aria-hidden
      className={styles.code}
      width={side}
      height={side}
      viewBox={qrViewBox(modules)}
      shapeRendering="crispEdges"
    >
      <path d={path} stroke="currentColor" />
    </svg>
  );
}
