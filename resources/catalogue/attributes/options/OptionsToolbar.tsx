import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { SelectBox } from '#ui/list/SelectBox.tsx';
import { SelectionCount } from '#ui/list/SelectionCount.tsx';
import { AddToGroupButton } from './groups/AddToGroupButton.tsx';
import type { OptionGroup, useOptionGroups } from './groups/useOptionGroups.ts';
import type { OptionTask } from './tasks.ts';
import type { ListedOption } from './useOptions.ts';

interface Props {
  total: number;
  shown: readonly ListedOption[];
  selected: ReadonlySet<string>;
  search: string;
  onSearch: (text: string) => void;
  onToggleAll: () => void;
  onClear: () => void;
  onTask: (task: OptionTask) => void;
  groups: ReturnType<typeof useOptionGroups>;
  /** The value group whose options are shown. */
  group: OptionGroup | undefined;
}

/** Shows search and count; shows bulk actions while options are selected. */
export const OptionsToolbar = ({ total, shown, selected, search, onSearch, ...props }: Props) => {
  const translate = useText();
  const hasSelection = selected.size > 0;
  return (
    <>
      <Box sx={{ px: 2, pt: 2, pb: 1 }}>
        <SearchField
          label={translate('resources.collections/attributes.options.search')}
          value={search}
          onChange={onSearch}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 1,
          pr: 2,
          minHeight: 52,
          borderBottom: 1,
          borderColor: 'divider',
          backgroundColor: hasSelection ? 'primary.light' : undefined,
          '& .select-box': { display: 'inline-flex', p: 1, cursor: 'pointer' },
          '& .select-box input': {
            width: 18,
            height: 18,
            m: 0,
            accentColor: ({ palette }) => palette.primary.main,
          },
        }}
      >
        {shown.length > 0 && (
          <SelectBox
            label={translate('resources.collections/attributes.options.selectAll')}
            isChecked={selected.size === shown.length}
            isPartly={hasSelection && selected.size < shown.length}
            onToggle={props.onToggleAll}
          />
        )}
        {hasSelection ? (
          <Selected shown={shown} selected={selected} {...props} />
        ) : (
          <Count total={total} shown={shown.length} hasGroup={Boolean(props.group)} />
        )}
      </Box>
    </>
  );
};

const Count = ({ total, shown, hasGroup }: { total: number; shown: number; hasGroup: boolean }) => {
  const translate = useText();
  const locale = language.use();
  const isFiltered = hasGroup || shown < total;
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {translate(`resources.collections/attributes.options.${isFiltered ? 'found' : 'count'}`, {
        smart_count: total,
        count: numberText(shown, locale),
        total: numberText(total, locale),
      })}
      {isFiltered && ` · ${translate('resources.collections/attributes.options.filtered')}`}
    </Typography>
  );
};

type SelectedProps = Pick<Props, 'shown' | 'selected' | 'onClear' | 'onTask' | 'groups' | 'group'>;

const Selected = ({ shown, selected, onClear, onTask, groups, group }: SelectedProps) => {
  const translate = useText();
  const text = useText('resources.collections/attributes.options');
  const label = translate('resources.collections/attributes.options.selected', selected.size);
  const options = shown.filter(({ id }) => selected.has(id));
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <SelectionCount text={label} onClear={onClear} />
      <Button size="small" onClick={() => onTask({ kind: 'move', options })}>
        {text('actions.move')}
      </Button>
      <AddToGroupButton groups={groups} group={group} options={options} />
      <Button size="small" color="error" onClick={() => onTask({ kind: 'delete', options })}>
        {text('delete')}
      </Button>
    </Box>
  );
};
