import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { saveAs } from '#providers/downloads/download.ts';
import type { SecondFactorMessages } from '#providers/i18nProvider/secondFactorMessages.ts';

interface Props {
  messages: SecondFactorMessages;
  codes: readonly string[];
  onDone: () => void;
}

/** Shows the recovery codes; the user cannot see them again later. */
export const RecoveryCodes = ({ messages, codes, onDone }: Props) => {
  const texts = messages.secondFactor.codes;
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <Stack spacing={2.5}>
      <Alert severity="warning">{texts.text}</Alert>
      <Box
        component="ul"
        aria-label={texts.title}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 1,
          fontFamily: 'monospace',
          fontSize: 15,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={copy}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <Button
          variant="outlined"
          onClick={() => saveAs(texts.filename, new Blob([text], { type: 'text/plain' }))}
        >
          {texts.download}
        </Button>
        <Button variant="contained" autoFocus onClick={onDone} sx={{ ml: 'auto' }}>
          {texts.done}
        </Button>
      </Stack>
    </Stack>
  );
};
