import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { RequestError } from '#providers/graphql/errors.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { Badge } from '#ui/fields/Badge.tsx';
import { StatusSwitch } from '#ui/status/StatusSwitch.tsx';
import { publication } from '#ui/status/statusWords.ts';
import type { StyleSectionRow } from './record.generated.ts';
import { UpdateStyleSectionStatusDocument } from './record.generated.ts';

const withoutBlocks = 'SECTION_WITHOUT_BLOCKS_ERROR';

/**
 * Publishes a section. If the section links no product, the error is displayed beside the switch
 * instead of a toast (specification 8).
 */
export const SectionSwitch = ({ isDisabled = false }: { isDisabled?: boolean }) => {
  const translate = useText();
  const text = useText('resources.styles/sections');
  const record = useRecordContext<StyleSectionRow>();
  const [isRefused, setRefused] = useState(false);
  if (!record) return null;
  const showRefusal = (error: Error): boolean => {
    const isTold = error instanceof RequestError && error.message === withoutBlocks;
    setRefused(isTold);
    return isTold;
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StatusSwitch
          document={UpdateStyleSectionStatusDocument}
          words={publication}
          isDisabled={isDisabled}
          onRefused={showRefusal}
        />
        <Badge tone={record.isPublished ? 'success' : 'neutral'}>
          {text(record.isPublished ? 'states.published' : 'states.draft')}
        </Badge>
        {isDisabled && (
          <Typography variant="caption" color="text.secondary">
            {translate('runStates.saveFirst')}
          </Typography>
        )}
      </Box>
      {isRefused && !record.isPublished && (
        <FormHelperText error role="alert" sx={{ mx: 0, whiteSpace: 'normal' }}>
          {translate(withoutBlocks)}
        </FormHelperText>
      )}
    </Box>
  );
};
