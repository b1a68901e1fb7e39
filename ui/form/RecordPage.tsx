import { type RaRecord, useParams, useResourceContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { RecordField } from '#ui/record/recordField.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { CreatePage } from './CreatePage.tsx';
import { EditPage } from './EditPage.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';

interface Props<Item extends RaRecord> extends Omit<RecordFormProps, 'title' | 'history'> {
  /** The API's name for this kind of record. */
  entity: string;
  /** Fields compared when somebody else saved first. */
  fields: readonly RecordField[];
  /** Fields of the history; `fields` by default. */
  historyFields?: readonly RecordField[];
  /** Where to go after creating; the list by default. */
  addressAfter?: (created: Item) => string | undefined;
}

/**
 * Both pages of a record: with an id in the address it edits, without one it creates. Titles and
 * toasts are the resource's messages `create`, `created`, `edit` and `saved`.
 */
export const RecordPage = <Item extends RaRecord>({
  entity,
  fields,
  historyFields = fields,
  addressAfter,
  ...form
}: Props<Item>) => {
  const text = useText(useResourcePrefix());
  const { id } = useParams();
  const messages = `resources.${useResourceContext()}`;
  if (id === undefined) {
    return (
      <CreatePage<Item> createdMessage={`${messages}.created`} addressAfter={addressAfter}>
        <RecordForm {...form} title={text('create')} />
      </CreatePage>
    );
  }
  return (
    <EditPage<Item> entity={entity} savedMessage={() => `${messages}.saved`} fields={fields}>
      <RecordForm {...form} title={text('edit')} history={{ entity, fields: historyFields }} />
    </EditPage>
  );
};
