import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { entriesOf, missingCounts, variationParts } from '#contract/variationParts.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { contentOf, missingFields } from '#resources/catalogue/variations/parts/contentOf.ts';
import type {
  FieldGroup,
  ProductField,
} from '#resources/catalogue/variations/parts/productFamily.ts';

interface Props {
  groups: readonly FieldGroup[];
  isOnlyMissing: boolean;
  onOnlyMissing: (isOnlyMissing: boolean) => void;
}

/** Shows the required fields that are still empty; updates while the user is typing. */
export const Completeness = ({ groups, isOnlyMissing, onOnlyMissing }: Props) => {
  const text = useText('resources.products/variations.completeness');
  const titleId = useId();
  const values = useWatch();
  const content = contentOf(values, groups);
  const lack = missingCounts(content);
  const all = entriesOf(content);
  const missing = variationParts.reduce((sum, part) => sum + lack[part], 0);
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {text('title')}
      </Typography>
      <LinearProgress
        variant="determinate"
        color={missing === 0 ? 'success' : 'warning'}
        value={((all - missing) / all) * 100}
        aria-labelledby={titleId}
        aria-valuetext={text('count', { filled: all - missing, all })}
        sx={{ my: 1, height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" color="text.secondary">
        {missing === 0 ? text('complete') : text('count', { filled: all - missing, all })}
      </Typography>
      {missing > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
          {variationParts
            .filter((part) => lack[part] > 0)
            .map((part) => (
              <li key={part}>
                {text(`lacks.${part}`, { smart_count: lack[part] })}
                {part === 'values' && <FieldLinks fields={missingFields(values, groups)} />}
              </li>
            ))}
        </Box>
      )}
      {(missing > 0 || isOnlyMissing) && (
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={isOnlyMissing}
              onChange={(_event, checked) => onOnlyMissing(checked)}
            />
          }
          label={text('onlyMissing')}
          sx={{ mt: 1, ml: -0.5, gap: 0.5 }}
        />
      )}
    </Card>
  );
};

/** So that the list stays shorter than the window. */
const mostLinks = 8;

/** The names of fields; a click moves the focus to the field. */
const FieldLinks = ({ fields }: { fields: readonly ProductField[] }) => {
  const { setFocus } = useFormContext();
  return (
    <>
      {': '}
      {fields.slice(0, mostLinks).map(({ source, name }, index) => (
        <Fragment key={source}>
          {index > 0 && ', '}
          <Link
            component="button"
            type="button"
            sx={{ verticalAlign: 'baseline' }}
            onClick={() => setFocus(source)}
          >
            {name}
          </Link>
        </Fragment>
      ))}
      {fields.length > mostLinks && ' …'}
    </>
  );
};
