import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useCreatePath, ValidationError } from 'react-admin';
import { useController } from 'react-hook-form';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { type FamilyGroup, groupOf } from '#resources/catalogue/attributeFamilies/familyForm.ts';
import { GroupForFamilyDocument } from '#resources/catalogue/attributeFamilies/operations.generated.ts';
import { useReportError } from '#ui/layout/useReportError.ts';
import { AddPicker } from '#ui/pickers/AddPicker.tsx';
import { ChoiceLine } from '#ui/pickers/ChoiceLine.tsx';
import { useChoiceSearch } from '#ui/pickers/useChoiceSearch.ts';
import { arrayMove } from '#ui/sortable/places.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { FamilyGroupCard } from './FamilyGroupCard.tsx';

const none: FamilyGroup[] = [];

interface Choice {
  id: string;
  name: string;
  attributeCount: number;
}

/** Edits the ordered groups of a family, with the family's settings for each group. */
export const GroupsInput = () => {
  const text = useText('resources.collections/attribute-families.groups');
  const fetchGroup = useLazyApiQuery(GroupForFamilyDocument);
  const reportError = useReportError();
  const { field, fieldState } = useController({ name: 'groups' });
  const groups: FamilyGroup[] = field.value ?? none;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const search = useChoiceSearch<Choice>('collections/attribute-groups', {
    excluded: new Set(groups.map(({ id }) => id)),
  });
  const add = async ({ id }: Choice) => {
    try {
      const { attributeGroupId } = await fetchGroup({ id });
      field.onChange([...groups, groupOf(attributeGroupId.data)]);
      setOpen((shown) => new Set([...shown, id]));
    } catch (error) {
      reportError(error);
    }
  };
  const move = (from: number, to: number) => field.onChange(arrayMove(groups, from, to));
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <>
      <AddPicker<Choice>
        label={text('add')}
        startIcon={<AddIcon fontSize="small" />}
        search={search}
        onPick={add}
        renderChoice={({ name, attributeCount }) => (
          <ChoiceLine name={name} detail={text('count', attributeCount)} />
        )}
      />
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
      {groups.length > 0 && !makesVariations(groups) && <NoVariations />}
      {groups.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('empty')}
        </Typography>
      )}
      <SortableList
        items={groups}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        label={text('list')}
        onMove={move}
        sx={{ display: 'grid', gap: 1.5 }}
        renderItem={(group, handle) => (
          <FamilyGroupCard
            group={group}
            handle={handle}
            isOpen={open.has(group.id)}
            onToggle={() => toggle(group.id)}
            onChange={(changed) =>
              field.onChange(groups.map((each) => (each.id === changed.id ? changed : each)))
            }
            onRemove={() => field.onChange(groups.filter(({ id }) => id !== group.id))}
          />
        )}
      />
    </>
  );
};

const makesVariations = (groups: readonly FamilyGroup[]) =>
  groups.some(({ fields }) => fields.some(({ is_configurable }) => is_configurable));

/** Warns that configurable products of this family cannot have variations. */
const NoVariations = () => {
  const text = useText('resources.collections/attribute-families.groups');
  const createPath = useCreatePath();
  const attributes = createPath({ resource: 'collections/attributes', type: 'list' });
  return (
    <Alert severity="info">
      {text('noVariations')}{' '}
      <Link component={LinkBase} to={`${attributes}?kind=system`} color="inherit">
        {text('toSystemAttributes')}
      </Link>
    </Alert>
  );
};
