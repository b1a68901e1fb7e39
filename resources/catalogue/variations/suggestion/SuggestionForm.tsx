import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { percentText } from '#contract/format.ts';
import type { Suggestion } from '#contract/rules/catalogue/suggestion.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import type { FieldGroup } from '#resources/catalogue/variations/parts/productFamily.ts';
import { ActionButton } from '#ui/actions/ActionButton.tsx';
import { useDialogInput } from '#ui/dialogs/dialogInput.ts';
import { initiallyAccepted, textsOf } from './rows.ts';
import { SuggestedTags, useSuggestedTags } from './SuggestedTags.tsx';
import { SuggestedValue } from './SuggestedValue.tsx';

interface Props {
  suggestion: Suggestion;
  groups: readonly FieldGroup[];
  onClose: () => void;
}

/** Shows each suggested value beside the form's value; accepted ones become unsaved changes. */
export const SuggestionForm = ({ suggestion, groups, onClose }: Props) => {
  const translate = useText();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext();
  const [texts] = useState(() => textsOf(suggestion, groups, getValues()));
  const [first] = useState(() => initiallyAccepted(texts));
  const [taken, setTaken] = useState<readonly string[]>(first);
  const tags = useSuggestedTags(suggestion);
  useDialogInput({ isAtRisk: tags.isChanged || !hasSame(taken, first) });
  const toggle = (key: string) =>
    setTaken(taken.includes(key) ? taken.filter((each) => each !== key) : [...taken, key]);
  const put = (source: string, value: unknown) =>
    setValue(source, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const use = () => {
    for (const { key, source, value } of texts) {
      if (taken.includes(key) && source !== null && value !== null) put(source, value);
    }
    if (tags.isTaken) put('tags', tags.ids);
    notify('imageAnalysis.used', { type: 'info' });
    onClose();
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="info">{translate(`imageAnalysis.${suggestion.analyser}`)}</Alert>
        <Colours colours={suggestion.colors} />
        {texts.map((text) => (
          <SuggestedValue
            key={text.key}
            title={translate(`imageAnalysis.fields.${text.key}`)}
            present={text.present}
            suggested={text.value ?? text.suggested}
            hint={
              text.reason
                ? translate(`imageAnalysis.${text.reason}`, { name: text.fieldName })
                : text.fieldName && translate('imageAnalysis.intoField', { name: text.fieldName })
            }
            isPossible={text.value !== null}
            isTaken={taken.includes(text.key)}
            onToggle={() => toggle(text.key)}
          />
        ))}
        <SuggestedTags tags={tags} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, gap: 1 }}>
        <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
          {translate('imageAnalysis.unsaved')}
        </Typography>
        <Button onClick={onClose}>{translate('form.cancel')}</Button>
        <ActionButton
          variant="contained"
          disabled={taken.length === 0 && !tags.isTaken}
          onClick={use}
        >
          {translate('imageAnalysis.use')}
        </ActionButton>
      </DialogActions>
    </>
  );
};

const hasSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));

/** Shows the colours detected in the images, with their shares. */
const Colours = ({ colours }: { colours: Suggestion['colors'] }) => {
  const locale = language.use();
  if (colours.length === 0) return null;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0 }}>
      {colours.map(({ name, hex, share }) => (
        <Box
          component="li"
          key={name}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, listStyle: 'none' }}
        >
          <Box
            data-colour
            sx={{ width: 24, height: 24, borderRadius: '50%', border: 1, borderColor: 'divider' }}
            style={{ backgroundColor: hex }}
          />
          <Typography variant="body2">
            {name}, {percentText(100 * share, locale, { maximumFractionDigits: 0 })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
