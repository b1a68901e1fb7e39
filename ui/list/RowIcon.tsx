const shapes = {
  more: 'M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4m0 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  copy: 'M4 1h12v2H4v14H2V3a2 2 0 0 1 2-2m4 4h11a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2m0 2v14h11V7z',
  down: 'M11 4h2v12.2l5.6-5.6L20 12l-8 8-8-8 1.4-1.4 5.6 5.6z',
};

/** An icon of each row or column: one element, where Material's are four components. */
export const RowIcon = ({ shape }: { shape: keyof typeof shapes }) => (
  <svg className="row-icon" viewBox="0 0 24 24" aria-hidden>
    <path d={shapes[shape]} />
  </svg>
);
