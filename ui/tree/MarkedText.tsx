import { cutAt } from './searchTree.ts';

/** A text with the part that is searched for marked. */
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
