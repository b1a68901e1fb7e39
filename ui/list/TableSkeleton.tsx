const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Plain elements, because it is rendered twice before each list; Material's are 130 components. */
export const TableSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className="table-skeleton">
    {rows.map((row) => (
      <div key={row}>
        <span />
        <span />
        <span />
        <span />
        <span />
      </div>
    ))}
  </div>
);
