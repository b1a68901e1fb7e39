import { useListContext, useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { PlainCheckbox } from '#ui/form/PlainCheckbox.tsx';

/** The checkbox that selects a card's record. */
export const CardSelection = ({ name }: { name: string }) => {
  const translate = useText();
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <PlainCheckbox
      label={translate('list.select', { name })}
      isChecked={selectedIds.includes(record.id)}
      onToggle={() => onToggleItem(record.id)}
    />
  );
};
