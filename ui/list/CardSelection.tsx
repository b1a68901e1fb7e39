import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { PlainCheckbox } from '#ui/form/PlainCheckbox.tsx';

/** Selects the record of a card. */
export const CardSelection = ({ name }: { name: string }) => {
  const translate = useTranslate();
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
