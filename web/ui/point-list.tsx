export type Point = { title: string; detail: string };

/** What to know, point by point. */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <dl>
      {points.map(({ title, detail }) => (
        <div key={title} className="border-line border-t py-2.5">
          <dt className="font-semibold">{title}</dt>
          <dd className="text-pretty text-13 text-muted">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
