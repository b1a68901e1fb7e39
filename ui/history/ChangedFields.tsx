import ArrowIcon from '@mui/icons-material/ArrowRightAlt';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslateLabel } from 'react-admin';
import type { ChangeEntry } from '#providers/history/useHistory.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FieldLines } from '#ui/record/FieldLines.tsx';
import type { RecordField } from '#ui/record/recordField.ts';
import { fieldOf, listChange } from './historyFields.ts';

interface Props {
  change: ChangeEntry;
  fields: readonly RecordField[];
}

/** The values of the changed fields before and after a change. */
export const ChangedFields = ({ change, fields }: Props) => {
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const isWhole = change.action === 'delete' || change.fields.every((each) => !each.before.length);
  return (
    <Box component="dl" sx={list}>
      {change.fields.map(({ field: source, before, after }) => {
        const field = fieldOf(fields, source);
        return (
          <Box key={source}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translateLabel({ source, label: field.label, resource })}
            </Box>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {isWhole ? (
                <FieldLines field={field} lines={before.length > 0 ? before : after} />
              ) : (
                <Difference field={field} before={before} after={after} />
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};

const list = {
  m: 0,
  mt: 1,
  display: 'grid',
  gap: 1,
  typography: 'body2',
  '& > div': {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { sm: '150px minmax(0, 1fr)' },
  },
} as const;

interface DifferenceProps {
  field: RecordField;
  before: readonly string[];
  after: readonly string[];
}

const Difference = ({ field, before, after }: DifferenceProps) => {
  const translate = useText();
  const { added, removed } = listChange(before, after);
  const isList = before.length > 1 || after.length > 1;
  if (!isList) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Was>
          <FieldLines field={field} lines={before} />
        </Was>
        <ArrowIcon fontSize="small" titleAccess={translate('history.became')} />
        <span>
          <FieldLines field={field} lines={after} />
        </span>
      </Box>
    );
  }
  if (added.length + removed.length === 0) return <>{translate('history.order')}</>;
  return (
    <>
      {removed.length > 0 && (
        <Part label={translate('history.removed')}>
          <Was>
            <FieldLines field={field} lines={removed} />
          </Was>
        </Part>
      )}
      {added.length > 0 && (
        <Part label={translate('history.added')}>
          <FieldLines field={field} lines={added} />
        </Part>
      )}
    </>
  );
};

const Part = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
      {label}
    </Box>
    <Box sx={{ minWidth: 0 }}>{children}</Box>
  </Box>
);

const Was = ({ children }: { children: ReactNode }) => (
  <Box component="del" sx={{ color: 'text.secondary', textDecorationColor: 'currentcolor' }}>
    {children}
  </Box>
);
