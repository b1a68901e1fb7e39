/** A4 in points. */
const page = { width: 595, height: 842, margin: 64 };
const lineLength = 78;

/** Encodes a text for the standard fonts of PDF readers. */
const encoded = (text: string): string =>
  text
    .replace(/[\\()]/g, (sign) => `\\${sign}`)
    .replace(/[^\x20-\x7e]/g, (letter) => {
      const code = letter.charCodeAt(0);
      return code < 256 ? `\\${code.toString(8).padStart(3, '0')}` : '?';
    });

const wrapped = (text: string): string[] => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (`${last} ${word}`.length > lineLength) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`.trimStart();
  }
  return lines;
};

/** A PDF page with a title and paragraphs. */
export const pdfOf = (title: string, paragraphs: readonly string[]): Buffer => {
  const top = page.height - page.margin;
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  const content = [
    `BT /F2 22 Tf ${page.margin} ${top} Td (${encoded(title)}) Tj ET`,
    `BT /F1 11 Tf 16 TL ${page.margin} ${top - 44} Td`,
    ...lines.map((line) => `(${encoded(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
};
