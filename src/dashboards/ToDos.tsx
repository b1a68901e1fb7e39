import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import ChevronIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { StateMessage } from '#ui/layout/StateMessage.tsx';

export interface ToDo {
  /** Message key of the task. */
  name: string;
  count: number;
  /** Address of the page for the task; undefined if the user has no such page. */
  to: string | undefined;
}

/** Tasks, each linked to the list where the user completes it. */
export const ToDos = ({ entries }: { entries: readonly ToDo[] }) => {
  const translate = useText();
  const open = entries.filter(({ count }) => count > 0);
  return (
    <SectionCard title={translate('dashboard.toDo.title')}>
      {open.length > 0 ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {open.map((entry) => (
            <Entry key={entry.name} entry={entry} />
          ))}
        </Box>
      ) : (
        <StateMessage icon={<DoneIcon />} title={translate('dashboard.toDo.nothing')} />
      )}
    </SectionCard>
  );
};

const Entry = ({ entry: { name, count, to } }: { entry: ToDo }) => {
  const translate = useText();
  const locale = language.use();
  return (
    <Box
      component="li"
      sx={{ '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
    >
      <Box
        {...(to && { component: Link, to })}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: 44,
          mx: -1,
          px: 1,
          borderRadius: 1,
          color: 'text.primary',
          textDecoration: 'none',
          ...(to && { '&:hover': { backgroundColor: 'action.hover' } }),
        }}
      >
        <Typography
          component="span"
          sx={{
            minWidth: 40,
            textAlign: 'right',
            fontWeight: 620,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {numberText(count, locale)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ flex: 1 }}>
          {translate(`dashboard.toDo.${name}`, { smart_count: count })}
        </Typography>
        {to && <ChevronIcon fontSize="small" color="action" />}
      </Box>
    </Box>
  );
};
