import type { RecordField } from '#ui/record/recordField.ts';

export const feedbackFields: readonly RecordField[] = [
  { source: 'status', choices: 'resources.user-feedback.states' },
  { source: 'rate' },
  { source: 'text' },
  { source: 'page' },
  { source: 'email' },
  { source: 'userType', choices: 'resources.user-feedback.userTypes' },
];
