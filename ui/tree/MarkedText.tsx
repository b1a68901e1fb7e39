import { cutAt } from './searchTree.ts';

/** A text with the search term highlighted. */
export const MarkedText = ({ text, part }: { text: string; part: string }) => {
  const cut = cutAt(text, part);
  if (!cut) return text;
  const [before, found, after] = cut;
  return (
    <>
      {before}
      <mark>{found}</mark>
      {after}
    </>
  );
};
