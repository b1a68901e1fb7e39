import type { ApiErrorBody } from '#contract/errors.ts';
import type { ApiError } from '#server/graphql/errors.ts';

/** An error as an entry of `errors`, in the shape of API answers. */
const bodyOf = (error: ApiError): ApiErrorBody => {
  // `http` is for the answer's head
  const {
    msg,
    http: _,
    ...extensions
  } = error.extensions as ApiErrorBody['extensions'] & {
    msg: string;
    http?: object;
  };
  return { message: error.message, msg, extensions };
};

/** The answer to a request rejected before anything is done for it. */
export const errorAnswer = (...errors: readonly ApiError[]): { errors: ApiErrorBody[] } => ({
  errors: errors.map(bodyOf),
});
