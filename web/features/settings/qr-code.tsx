import { encode } from 'uqr';

/** Dark on white in both themes: cameras read that best. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-[192px] rounded-field border border-line"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={modules.join('')} fill="#17213a" />
    </svg>
  );
}
