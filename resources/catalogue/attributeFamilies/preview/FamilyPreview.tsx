import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import { type KeyboardEvent, memo, useDeferredValue, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { FamilyGroup } from '#resources/catalogue/attributeFamilies/familyForm.ts';
import { fieldStyles } from '#resources/catalogue/attributes/parts/fieldStyles.ts';
import { PreviewField } from './PreviewField.tsx';

const none: FamilyGroup[] = [];

/** A live preview of the product form; text entered in the preview is discarded. */
export const FamilyPreview = () => {
  const translate = useText();
  const text = useText('resources.collections/attribute-families');
  const titleId = useId();
  // typing and dragging take priority over rendering the preview
  const groups: FamilyGroup[] = useDeferredValue(useWatch({ name: 'groups' })) ?? none;
  const count = groups.reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      onKeyDown={keepForm}
      sx={{
        position: { '@880': 'sticky' },
        top: 88,
        maxHeight: { '@880': 'calc(100vh - 180px)' },
        overflow: 'auto',
      }}
    >
      <Box sx={{ px: 3, pt: 2.5 }}>
        <Typography id={titleId} variant="h2">
          {text('sections.preview')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {count > 0
            ? `${text('preview.text')} ${translate('resources.collections/attribute-families.preview.fields', count)}.`
            : text('preview.empty')}
        </Typography>
      </Box>
      <Box sx={previewStyles}>
        {groups.map((group) => (
          <PreviewGroup key={group.id} group={group} />
        ))}
      </Box>
    </Card>
  );
};

/** Prevents Enter in a preview field from submitting the form. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

const PreviewGroup = memo(({ group }: { group: FamilyGroup }) => {
  const translate = useText();
  const { name, place_use, fields } = group;
  return (
    <fieldset>
      <legend>
        {name}
        {place_use && (
          <small>{translate(`resources.collections/attribute-groups.places.${place_use}`)}</small>
        )}
      </legend>
      {fields.map((field) => (
        <PreviewField key={field.id} field={field} />
      ))}
    </fieldset>
  );
});
PreviewGroup.displayName = 'PreviewGroup';

/**
 * Styles native inputs like the inputs of the product form; native, because a family may have
 * hundreds.
 */
const previewStyles = (theme: Theme): SystemStyleObject<Theme> => ({
  ...fieldStyles(theme),
  px: 3,
  pb: 3,
  '& fieldset': { border: 0, m: 0, p: 0, mt: 2.5, display: 'grid', gap: 0.5, minWidth: 0 },
  '& legend': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 1,
    width: '100%',
    p: 0,
    pb: 0.5,
    mb: 1.5,
    ...theme.typography.h3,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  // the browser skips rendering fields that are out of view
  '& .field': {
    display: 'grid',
    gap: 0.5,
    // skipping clips at the box, so that the label, which stands above the input, must be inside
    pt: 1,
    contentVisibility: 'auto',
    containIntrinsicHeight: 62,
  },
});
