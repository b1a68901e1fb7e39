import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Notice } from '#ui/layout/Notice.tsx';
import { FormStatusSwitch } from '#ui/status/FormStatusSwitch.tsx';
import { publication } from '#ui/status/statusWords.ts';
import type { StyleRecord } from './operations.ts';
import { UpdateStyleStatusDocument } from './record.generated.ts';
import { StyleState } from './StyleState.tsx';

/** Shows whether a style is published, the missing fields, and the owner. */
export const Publication = () => {
  const text = useText('resources.styles');
  const record = useRecordContext<StyleRecord>();
  if (!record) return null;
  const { isOwn, isEditable, isPublished, missing, owner } = record;
  const nameOf = (field: string) =>
    field === 'images' ? text('publish.images') : text(`fields.${field}`);
  return (
    <>
      {!isEditable && (
        <Notice severity="info">
          {text('readOnly', { owner: owner.name || text(`owners.${owner.kind}`) })}
        </Notice>
      )}
      <Card sx={{ px: 3, py: 1.5, mb: 3 }}>
        {isOwn || (!isEditable && isPublished) ? (
          <FormStatusSwitch document={UpdateStyleStatusDocument} words={publication}>
            <StyleState />
          </FormStatusSwitch>
        ) : (
          <StyleState />
        )}
        {isOwn && !isPublished && (
          <Box sx={{ mt: 0.5 }}>
            <Typography variant="body2" color="text.secondary">
              {missing.length > 0
                ? text('publish.missing', { what: missing.map(nameOf).join(', ') })
                : text('publish.ready')}
            </Typography>
          </Box>
        )}
      </Card>
    </>
  );
};
