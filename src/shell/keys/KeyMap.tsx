import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { pathOf, titleKeyOf } from '#providers/registry/definition.ts';
import { menuOf } from '#src/shell/menu.ts';
import { useVisible } from '#src/shell/useVisible.ts';
import { InfoDialog } from '#ui/dialogs/InfoDialog.tsx';
import { letterOf } from './letters.ts';

/** By message key: the keys of each action. */
const groups = {
  'keys.groups.everywhere': {
    'keys.everywhere.help': ['?'],
    'keys.everywhere.search': ['Ctrl', 'K'],
  },
  'keys.groups.lists': {
    'keys.lists.search': ['/'],
    'keys.lists.down': ['↓'],
    'keys.lists.next': ['J'],
    'keys.lists.previous': ['K'],
    'keys.lists.within': ['←', '→'],
    'keys.lists.open': ['↵'],
    'keys.lists.select': ['X'],
  },
  'keys.groups.forms': { 'keys.forms.save': ['Ctrl', 'S'] },
} as const;

/** The keys of the product, and those of the pages that the user may open. */
export const KeyMap = ({ onClose }: { onClose: () => void }) => {
  const text = useText('keys');
  const dynamicText = useDynamicText();
  return (
    <InfoDialog title={text('title')} width="md" onClose={onClose}>
      <Box sx={columns}>
        <div>
          {Object.entries(groups).map(([group, keys]) => (
            <Group key={group} title={dynamicText(group)}>
              {Object.entries(keys).map(([name, parts]) => (
                <Line key={name} keys={parts}>
                  {dynamicText(name)}
                </Line>
              ))}
            </Group>
          ))}
        </div>
        <Pages title={text('groups.pages')} />
      </Box>
    </InfoDialog>
  );
};

const Pages = ({ title }: { title: string }) => {
  const translate = useDynamicText();
  const pages = menuOf(useVisible())
    .flatMap(({ definitions }) => definitions)
    .map((definition) => [pathOf(definition), translate(titleKeyOf(definition), 2)] as const);
  return (
    <Group title={title}>
      {[['/', translate('shell.dashboard')] as const, ...pages].map(([path, name]) => {
        const letter = letterOf(path);
        return (
          letter && (
            <Line key={path} keys={['G', letter.toUpperCase()]}>
              {name}
            </Line>
          )
        );
      })}
    </Group>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ mb: 2 }}>
    <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);

const Line = ({ keys, children }: { keys: readonly string[]; children: ReactNode }) => {
  const control = useText('keys')('control');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 32 }}>
      <Typography component="dt" variant="body2" sx={{ flex: 1 }}>
        {children}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5 }}>
        {keys.map((key) => (
          <Box key={key} component="kbd" sx={keyStyles}>
            {key === 'Ctrl' ? control : key}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const columns = {
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

const keyStyles = {
  minWidth: 24,
  px: 0.75,
  borderRadius: 0.5,
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'background.default',
  typography: 'body2',
  fontFamily: 'inherit',
  textAlign: 'center',
} as const;
