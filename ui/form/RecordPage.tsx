import { type RaRecord, useParams, useResourceContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { RecordField } from '#ui/record/recordField.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { CreatePage } from './CreatePage.tsx';
import { EditPage } from './EditPage.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';

interface Props<Item extends RaRecord> extends Omit<RecordFormProps, 'title' | 'history'> {
  /** The entity's name in the API. */
  entity: string;
  /** The fields that a conflict shows side by side. */
  fields: readonly RecordField[];
  /** The fields that the history shows; `fields` by default. */
  historyFields?: readonly RecordField[];
  /** The address to open after creating; the list by default. */
  addressAfter?: (created: Item) => string | undefined;
  /** The values of a copy that differ from those of the record. */
  copied?: (record: Item) => object;
}

/**
 * The create and the edit page of a record: it edits if the address has an id, and creates
 * otherwise. Titles and toasts come from the resource's messages `create`, `created`, `edit` and
 * `saved`.
 */
export const RecordPage = <Item extends RaRecord>({
  entity,
  fields,
  historyFields = fields,
  addressAfter,
  copied,
  ...form
}: Props<Item>) => {
  const text = useText(useResourcePrefix());
  const { id } = useParams();
  const messages = `resources.${useResourceContext()}`;
  if (id === undefined) {
    return (
      <CreatePage<Item>
        createdMessage={`${messages}.created`}
        addressAfter={addressAfter}
        copied={copied}
      >
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
