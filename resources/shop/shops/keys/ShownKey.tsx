import { useText } from '#providers/i18nProvider/useText.ts';
import { ShownOnce } from '#resources/shop/shops/parts/ShownOnce.tsx';

/** Shows a new key, which nobody can see again later. */
export const ShownKey = ({ value, onClose }: { value: string; onClose: () => void }) => {
  const text = useText('resources.shops.keys');
  return (
    <ShownOnce title={text('key')} warning={text('shownOnce')} value={value} onClose={onClose} />
  );
};
