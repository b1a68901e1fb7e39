import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { numberText } from '#contract/format.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import type { ImpactFragment } from '#resources/catalogue/attributeGroups/operations.generated.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { DialogBase } from '#ui/dialogs/DialogBase.tsx';

interface Props {
  impact: ImpactFragment;
  onAnswer: (isConfirmed: boolean) => void;
}

const messages = 'resources.collections/attribute-groups.impact';

/**
 * Asks the user to confirm the effects of a save on products. If products lose values, the user
 * must also tick a checkbox.
 */
export const ImpactDialog = ({ impact, onAnswer }: Props) => {
  const translate = useText();
  const locale = language.use();
  const [isAgreed, setAgreed] = useState(false);
  const { families, products, gain, lose, incomplete } = impact;
  const counted = (key: string, count: number, values: object = {}) =>
    translate(`${messages}.${key}`, {
      smart_count: count,
      count: numberText(count, locale),
      ...values,
    });
  return (
    <DialogBase
      onClose={() => onAnswer(false)}
      width="sm"
      title={translate(`${messages}.title`)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)} autoFocus>
            {translate('form.cancel')}
          </Button>
          <ActionButton
            variant="contained"
            color={lose > 0 ? 'error' : 'primary'}
            disabled={lose > 0 && !isAgreed}
            onClick={() => onAnswer(true)}
          >
            {translate(`${messages}.${lose > 0 ? 'save' : 'confirm'}`)}
          </ActionButton>
        </>
      }
    >
      <DialogContentText>
        {counted(families > 1 ? 'textFamilies' : 'text', products, { families })}
      </DialogContentText>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, 1fr)', my: 2.5 }}>
        <Figure count={gain} label={translate(`${messages}.gain`)} />
        <Figure count={lose} label={translate(`${messages}.lose`)} colour="error.main" />
        <Figure
          count={incomplete}
          label={translate(`${messages}.incomplete`)}
          colour="warning.main"
        />
      </Box>
      <Fields title="gained" entry="fieldGained" fields={impact.gained} />
      <Fields title="lost" entry="fieldLost" fields={impact.lost} />
      <Fields title="required" entry="fieldRequired" fields={impact.required} />
      {lose > 0 && (
        <>
          <FormControlLabel
            control={
              <Checkbox checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
            }
            label={counted('agree', lose)}
          />
          <Typography variant="body2" color="text.secondary">
            {translate(`${messages}.history`)}
          </Typography>
        </>
      )}
    </DialogBase>
  );
};

const Figure = ({ count, label, colour }: { count: number; label: string; colour?: string }) => {
  const locale = language.use();
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1.5 }}>
      <Typography
        component="p"
        sx={{
          fontSize: '1.5rem',
          fontWeight: 620,
          fontVariantNumeric: 'tabular-nums',
          color: count > 0 ? colour : 'text.secondary',
        }}
      >
        {numberText(count, locale)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
    </Box>
  );
};

const shownFields = 8;

interface FieldsProps {
  title: 'gained' | 'lost' | 'required';
  entry: string;
  fields: ImpactFragment['gained'];
}

const Fields = ({ title, entry, fields }: FieldsProps) => {
  const translate = useText();
  const locale = language.use();
  if (fields.length === 0) return null;
  const more = fields.length - shownFields;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3" component="p">
        {translate(`${messages}.${title}`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {fields.slice(0, shownFields).map(({ attr_id, attribute, group, products }) => (
          <li key={attr_id}>
            {translate(`${messages}.${entry}`, {
              attribute,
              group,
              smart_count: products,
              count: numberText(products, locale),
            })}
          </li>
        ))}
        {more > 0 && <li>{translate(`${messages}.more`, more)}</li>}
      </Box>
    </Box>
  );
};
