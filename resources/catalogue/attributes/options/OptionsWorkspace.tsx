import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { spellingKey } from '#contract/rules/catalogue/spelling.ts';
import { useSelection } from '#ui/list/useSelection.ts';
import { GroupsPanel } from './groups/GroupsPanel.tsx';
import { useOptionGroups } from './groups/useOptionGroups.ts';
import { OptionActions } from './OptionActions.tsx';
import { OptionDialogs } from './OptionDialogs.tsx';
import { OptionMenu } from './OptionMenu.tsx';
import { OptionsContent } from './OptionsContent.tsx';
import { OptionsHeader } from './OptionsHeader.tsx';
import { OptionsToolbar } from './OptionsToolbar.tsx';
import type { OptionTask } from './tasks.ts';
import { useMoveOptions } from './useMoveOptions.ts';
import { type ListedOption, useOptions } from './useOptions.ts';

interface Props {
  attribute: { id: string; name: string; is_configurable: boolean };
}

const none: readonly ListedOption[] = [];

/** Shows the ordered options of an attribute and its value groups. */
export const OptionsWorkspace = ({ attribute }: Props) => {
  const { id: attrId, name, is_configurable } = attribute;
  const list = useOptions(attrId, true);
  const groups = useOptionGroups(attrId);
  const [parameters, setParameters] = useSearchParams();
  const group = groups.all.find(({ id }) => id === parameters.get('group'));
  const [search, setSearch] = useState('');
  const wanted = spellingKey(useDeferredValue(search));
  const [task, setTask] = useState<OptionTask | null>(null);
  const [menu, setMenu] = useState<{ option: ListedOption; anchor: HTMLElement } | null>(null);

  const options = list.options ?? none;
  const shown = useMemo(() => {
    const inGroup = group && new Set(group.optionIds.map(String));
    return options.filter(
      ({ id, key }) => (!inGroup || inGroup.has(id)) && (!wanted || key.includes(wanted)),
    );
  }, [options, group, wanted]);
  const { selected, toggle, toggleAll, clear } = useSelection(shown);
  const move = useMoveOptions(attrId, list);
  const refresh = async () => {
    await Promise.all([list.refetch(), groups.refetch()]);
  };
  const edit = useCallback((option: ListedOption) => setTask({ kind: 'edit', option }), []);
  const openMenu = useCallback(
    (option: ListedOption, anchor: HTMLElement) => setMenu({ option, anchor }),
    [],
  );
  const choose = (id: string | null) => setParameters(id ? { group: id } : {}, { replace: true });
  const isFiltered = Boolean(wanted || group);

  return (
    <>
      <OptionsHeader
        id={attrId}
        name={name}
        isSystem={is_configurable}
        title="title"
        actions={<OptionActions attrId={attrId} onTask={setTask} />}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { '@880': 'minmax(0, 1fr) 320px' },
        }}
      >
        <Card>
          <OptionsToolbar
            total={options.length}
            shown={shown}
            selected={selected}
            search={search}
            onSearch={setSearch}
            onToggleAll={toggleAll}
            onClear={clear}
            onTask={setTask}
            groups={groups}
            group={group}
          />
          <OptionsContent
            list={list}
            shown={shown}
            selected={selected}
            isFiltered={isFiltered}
            onToggle={toggle}
            onMove={move}
            onEdit={edit}
            onMenu={openMenu}
            onTask={setTask}
          />
        </Card>
        <GroupsPanel attrId={attrId} groups={groups} chosen={group?.id} onChoose={choose} />
      </Box>
      <OptionMenu menu={menu} onClose={() => setMenu(null)} onTask={setTask} />
      <OptionDialogs
        attrId={attrId}
        options={options}
        task={task}
        onTask={setTask}
        onMove={move}
        onChanged={refresh}
      />
    </>
  );
};
