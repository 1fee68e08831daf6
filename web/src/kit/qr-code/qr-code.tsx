import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of white around a code (ISO/IEC 18004). */
const quietZone = 4;

interface QrCodeProps {
  readonly text: string;
  readonly title: string;
  readonly className?: string | undefined;
}

/** A QR code as SVG: sharp at any size, black on white in any scheme, since readers want it so. */
export const QrCode = ({ text, title, className }: QrCodeProps) => {
  const { path, size } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={title}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

/** The dark modules of a text's code as one path, runs in a row as one rectangle, and its size with what is white around. */
export function qrPath(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const width = (end < 0 ? row.length : end) - x;
      return [`M${x} ${y}h${width}v1h-${width}z`];
    }),
  );
  return { path: runs.join(''), size };
}
