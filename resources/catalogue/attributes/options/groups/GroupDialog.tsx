import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { attributeOptionGroupInput } from '#contract/rules/catalogue/attributeOption.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { optionGroupFields } from '#resources/catalogue/attributes/options/fields.ts';
import {
  CreateOptionGroupDocument,
  GroupsOfOptionsDocument,
  UpdateOptionGroupDocument,
} from '#resources/catalogue/attributes/options/operations.generated.ts';
import { useConflict } from '#ui/conflict/conflictContext.ts';
import { copiedValues } from '#ui/form/duplicate.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { NameInput } from '#ui/form/NameInput.tsx';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { ImageInput } from '#ui/images/ImageInput.tsx';
import type { OptionGroup } from './useOptionGroups.ts';

interface Props {
  attrId: string;
  /** The group to edit; a new one if omitted. */
  group: OptionGroup | undefined;
  /** The group whose values and options a new one starts with. */
  original?: OptionGroup | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const rules = validateBy(attributeOptionGroupInput);

const newGroup = { name: '', image: null };

/** Edits name and image of a value group; users assign its options in the list of options. */
const GroupDialog = ({ attrId, group, original, onClose, onSaved }: Props) => {
  const text = useText('resources.collections/attributes.options.groups');
  const notify = useNotify();
  const submit = useSubmit();
  const { take, conflict } = useConflict(
    'attributeOptionGroup',
    optionGroupFields,
    useLoadGroup(group?.id),
  );
  const inputOf = ({ name, image, optionIds = [], version }: Partial<OptionGroup>) => ({
    attr_id: attrId,
    name,
    image,
    optionIds: optionIds.map(String),
    version,
  });
  const save = (values: object) => {
    const input = inputOf(values);
    const onSuccess = () => {
      onClose();
      notify('resources.collections/attributes.options.groups.saved', { type: 'success' });
      onSaved();
    };
    return group
      ? submit(UpdateOptionGroupDocument, { id: group.id, input }, { onSuccess, onRefused: take })
      : submit(CreateOptionGroupDocument, { input }, { onSuccess });
  };
  return (
    <FormDialog
      title={text(group ? 'edit' : 'create')}
      width={444}
      conflict={conflict}
      onClose={onClose}
      validate={(values: object) => rules(inputOf(values))}
      defaultValues={original ? copiedValues({ ...original }) : (group ?? newGroup)}
      onSubmit={save}
    >
      <NameInput label={text('fields.name')} autoFocus />
      <ImageInput source="image" />
    </FormDialog>
  );
};

/** Returns a function that fetches the saved group. */
const useLoadGroup = (id: string | undefined) => {
  const fetchGroups = useLazyApiQuery(GroupsOfOptionsDocument);
  return useCallback(async () => {
    const query = { ids: id === undefined ? [] : [id] };
    const { attributeOptionGroups } = await fetchGroups({ query });
    return attributeOptionGroups.data.results[0];
  }, [fetchGroups, id]);
};

// biome-ignore lint/style/noDefaultExport: a lazy component is a module's default export
export default GroupDialog;
