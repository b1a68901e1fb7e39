/**
 * A small valid PDF; with `bytes`, padded to that size, and with a script that a reader would run.
 */
export const pdf = ({
  bytes = 0,
  script = '',
}: {
  bytes?: number;
  script?: string;
} = {}): Buffer => {
  const action = script && ` /OpenAction << /S /JavaScript /JS (${script}) >>`;
  const start = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog${action} >>\nendobj\n%`;
  const end = '\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
  return Buffer.from(start + ' '.repeat(Math.max(0, bytes - start.length - end.length)) + end);
};
