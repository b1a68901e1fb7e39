import { useText } from '#providers/i18nProvider/useText.ts';
import { UsesList } from '#ui/deletion/UsesList.tsx';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';

interface Props {
  of: 'service' | 'serviceGroup';
  record: { id: string; name: string };
  onClose: () => void;
}

/** Lists the uses of a service or group, with links. */
export const UsesDialog = ({ of, record, onClose }: Props) => {
  const translate = useText();
  return (
    <InfoDialog
      onClose={onClose}
      width="sm"
      title={translate('resources.services.usesOf', { name: record.name })}
      hasFocus
    >
      <UsesList of={of} ids={[record.id]} />
    </InfoDialog>
  );
};
