import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type HidingReason,
  type MandatoryPart,
  mandatoryParts,
  missingParts,
  type Partner,
} from '#contract/rules/people/profile.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import type { ProfileRecord } from '#resources/people/profile/calls.ts';
import { Notice } from '#ui/layout/Notice.tsx';
import { HiddenNotice } from './HiddenNotice.tsx';
import { labelOf } from './line.ts';

interface Props {
  kind: Partner;
  record: ProfileRecord;
  onShow: (part: MandatoryPart) => void;
}

/**
 * The progress of the mandatory parts of the profile, including unsaved changes, with the missing
 * parts.
 */
export const ProfileMeter = ({ kind, record, onShow }: Props) => {
  const translate = useDynamicText();
  const textId = useId();
  const values: Record<string, unknown> = useWatch();
  const owner = { kind, account_type: record.account_type };
  const missing = missingParts(owner, { company_name: record.company_name, ...values });
  const total = mandatoryParts(owner).length;
  if (missing.length === 0) {
    const [reason] = record.hiddenBy.filter((each) => each !== 'parts');
    if (reason) return <HiddenNotice reason={reason as HidingReason} />;
    return (
      <Notice severity={record.isVisible ? 'success' : 'info'}>
        {translate(record.isVisible ? 'profile.isVisible' : 'profile.isWhole')}
      </Notice>
    );
  }
  return (
    <Card sx={{ p: 3 }}>
      <Typography id={textId} variant="body2" sx={{ mb: 1 }}>
        {translate('profile.filled', { filled: total - missing.length, total })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * (total - missing.length)) / total}
        aria-labelledby={textId}
        sx={{ height: 8, borderRadius: 1, mb: 2 }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {translate('profile.missing')}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {missing.map((part) => (
          <li key={part}>
            <Link
              component="button"
              type="button"
              variant="body2"
              onClick={() => onShow(part)}
              sx={{ py: 0.5 }}
            >
              {translate(labelOf(part))}
            </Link>
          </li>
        ))}
      </Box>
    </Card>
  );
};
