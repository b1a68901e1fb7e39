import * as v from 'valibot';
import { checkValue, valueKey } from '#contract/rules/catalogue/attributeValue.ts';
import { mayBeIncomplete, variationPlainInput } from '#contract/rules/catalogue/variation.ts';
import { variationImages } from '#contract/rules/platform/image.ts';
import { validateBy } from '#ui/form/validateBy.ts';
import { type FormValues, formValueOf, type ProductField } from './productFamily.ts';

type Message = { message: string; args: Record<string, unknown> };

/** Returns the message for a missing value; without a label, the default message "Pflichtfeld". */
export type RequiredMessage = (field: string, label?: string) => Message;

const pflichtfeld: RequiredMessage = () => ({ message: 'rules.required', args: {} });

const rules = v.object({ ...variationPlainInput.entries, images: variationImages });

/** Validates a variation's form values with the API's rules. */
export const variationErrors = (
  values: Record<string, unknown>,
  fields: readonly ProductField[],
  required: RequiredMessage = pflichtfeld,
): Record<string, unknown> => {
  const asked = isIncompleteDraft(values)
    ? fields.map((field) => ({ ...field, is_required: false }))
    : fields;
  const inputs = valueErrors(values.inputs as FormValues | undefined, asked, required);
  return {
    ...validateBy(rules, required)(values),
    ...(isUnfinished(values.images) && { images: { message: 'images.pending', args: {} } }),
    ...(Object.keys(inputs).length > 0 && { inputs }),
  };
};

/** Whether the user wants to save the variation as an incomplete draft. */
export const isIncompleteDraft = ({ status, allowIncomplete }: Record<string, unknown>) =>
  mayBeIncomplete({ status: String(status), allowIncomplete: allowIncomplete === true });

/** Whether an image is still uploading or its upload failed; such an image has no name. */
const isUnfinished = (images: unknown): boolean =>
  Array.isArray(images) && images.some(({ filename }) => !filename);

const valueErrors = (
  values: FormValues = {},
  fields: readonly ProductField[],
  required: RequiredMessage,
): Record<string, Message> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      if (!field.mayChange) return [];
      const { violation } = checkValue(field, formValueOf(values, field));
      if (!violation) return [];
      const isMissing = violation.rule === 'rules.required';
      return [
        [
          valueKey(field),
          isMissing
            ? required(field.source, field.name)
            : { message: violation.rule, args: { limit: violation.limit } },
        ],
      ];
    }),
  );
