/** Stands for the rows that are not drawn. */
export function TableSpace({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden className="max-sm:block">
      <td colSpan={columns} className="p-0 max-sm:block" style={{ height }} />
    </tr>
  );
}
