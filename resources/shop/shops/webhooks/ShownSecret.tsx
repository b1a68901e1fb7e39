import { useText } from '#providers/i18nProvider/useText.ts';
import { ShownOnce } from '#resources/shop/shops/parts/ShownOnce.tsx';

/** Shows a new secret, which nobody can see again later. */
export const ShownSecret = ({ value, onClose }: { value: string; onClose: () => void }) => {
  const text = useText('resources.shops.webhooks');
  return (
    <ShownOnce
      title={text('created')}
      warning={text('shownOnce')}
      value={value}
      onClose={onClose}
    />
  );
};
