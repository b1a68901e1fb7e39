import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import type { CloseReturnInput } from '#contract/generated/schema.ts';
import { closeReturnInput } from '#contract/rules/sales/return.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { ReturnFrame } from './ReturnFrame.tsx';
import type { StepProps } from './step.ts';

interface Props extends StepProps {
  step: 'reject' | 'withdraw';
  document: TypedDocumentNode<unknown, { input: CloseReturnInput }>;
}

/** Asks why a return is closed without a refund. */
export const CloseFrame = ({ returned: { id }, name, step, document, onClose }: Props) => {
  const text = useText('resources.returns');
  return (
    <ReturnFrame
      document={document}
      rules={closeReturnInput}
      input={{ id, reason: '' }}
      title={text(`${step}.title`)}
      save={text(`${step}.action`)}
      done={`resources.returns.${step}.done`}
      onClose={onClose}
    >
      <Typography>{text(`${step}.text`, { name })}</Typography>
      <TextInput
        source="reason"
        label={text('fields.closingReason')}
        helperText={false}
        multiline
        minRows={2}
        fullWidth
      />
    </ReturnFrame>
  );
};
