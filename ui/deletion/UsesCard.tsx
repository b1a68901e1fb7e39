import { useRecordContext } from 'react-admin';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { type UsedKind, UsesList } from './UsesList.tsx';

/** Lists the uses of the form's record; renders nothing for a new record. */
export const UsesCard = ({ of }: { of: UsedKind }) => {
  const translate = useDynamicText();
  const record = useRecordContext<{ id: string }>();
  if (record?.id === undefined) return null;
  return (
    <FormCard title={translate(`inUse.lists.${of}`, { _: translate('inUse.list') })}>
      <div>
        <UsesList of={of} ids={[record.id]} hasTitle={false} />
      </div>
    </FormCard>
  );
};
