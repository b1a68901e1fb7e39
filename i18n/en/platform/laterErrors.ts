import type { laterErrors as german } from '#i18n/de/platform/laterErrors.ts';
import type { Translated } from '#i18n/translated.ts';

export const laterErrors = {
  TOO_MANY_PASSKEYS: 'At most %{limit} passkeys are possible. Remove one first.',
  WRONG_PASSKEY: 'This passkey is not known here.',
  JOB_CRASHED:
    'This job has ended the server process three times and was stopped. An administrator should look at the server’s log.',
  STORE_UNAVAILABLE:
    'The storage of pictures and documents cannot be reached at the moment. Everything else works; try again shortly.',
  EMAIL_TAKEN: 'Another account has this email address by now.',
  CONFIRM_IDENTITY: 'Nothing was changed, because you did not confirm your identity.',
  ALREADY_UNDONE: 'This change has already been undone.',
  UNDO_TOO_EARLY: 'This change is still running. Stop the job first, or wait until it is done.',
  UNDO_TOO_LATE: 'Bulk changes can be undone for 24 hours. This one is older.',
  SKU_TAKEN: 'Another product already has this article number.',
  CHANGED_SINCE: 'Has been changed or deleted since and stays as it is.',
  AFFILIATE_CATEGORY_OPEN:
    'The feed category of “%{name}” is not mapped to one of your categories yet.',
  AFFILIATE_PRODUCT_GONE: '“%{name}” is no longer in the feed.',
  FEED_FAILED: 'The feed could not be read. The page of the network says why.',
  FEED_RUNNING: 'The feed is already being read.',
  FEED_PAUSED: 'The network is paused. Activate it first.',
  AFFILIATE_NETWORK_IN_USE:
    '“%{name}” cannot be deleted: %{smart_count} style or section shows its products. |||| “%{name}” cannot be deleted: %{smart_count} styles or sections show its products.',
  STYLE_GONE:
    'This style was deleted meanwhile, or is no longer shared with you. Your input is still here.',
  STYLE_OF_OTHERS: '“%{name}” belongs to someone else.',
  STYLE_INCOMPLETE: '“%{name}” was not published: something is still missing.',
  STYLE_CATEGORY_IN_USE:
    '“%{name}” still has %{smart_count} style and cannot be deleted. |||| “%{name}” still has %{smart_count} styles and cannot be deleted.',
  BANNER_INCOMPLETE: '“%{name}” is missing images or their alternative texts.',
  BLOG_POST_INCOMPLETE:
    '“%{name}” is not ready to be published. Open the post to see what is missing.',
  DISCOUNT_IN_USE:
    '“%{name}” has been used in %{smart_count} order and can only be deactivated. |||| “%{name}” has been used in %{smart_count} orders and can only be deactivated.',
  DELIVERY_TEMPLATE_IN_USE:
    '“%{name}” is still used by %{smart_count} product and cannot be deleted. |||| “%{name}” is still used by %{smart_count} products and cannot be deleted.',
  GENERAL_SETTING_NEEDED:
    '“%{name}” applies to all other services and cannot be deleted while there is %{smart_count} other setting. |||| “%{name}” applies to all other services and cannot be deleted while there are %{smart_count} other settings.',
  NOT_INVITED: '%{name} has already accepted the invitation.',
  INVITED_JUST_NOW: 'An invitation has just been sent to %{name}. Wait a minute.',
  CUSTOMER_OPEN_ORDER: 'An order of this customer is still open.',
  CUSTOMER_UNPAID: 'An order of this customer has not been paid yet.',
  CUSTOMER_OPEN_RETURN: 'A return of this customer is still open.',
  CUSTOMER_OWED_BACK: 'This customer is still owed a repayment.',
  CUSTOMER_ANONYMISED: 'The customer was anonymised and can no longer be edited.',
  PARTNER_ACTIVE: 'Suspend the partner first. Then it can be anonymised.',
  PARTNER_OPEN_ORDER: 'An order of this partner is still open.',
  PARTNER_OPEN_RETURN: 'A return to this partner is still open.',
  PARTNER_OPEN_PAYOUT: 'A payout to this partner is still open.',
  PARTNER_BALANCE: 'The account of this partner is not settled yet.',
  PARTNER_ANONYMISED: 'The partner was anonymised and can no longer be edited.',
  ORDER_NOT_YOURS:
    '“%{name}” is delivered by another partner. Only that partner can set its status.',
  ORDER_FINAL: '“%{name}” is completed or cancelled. This can no longer be changed.',
  ORDER_STATE: '“%{name}” cannot be set to this status.',
  ORDER_EXISTS: 'There is already another order with the number “%{name}”.',
  ORDER_REFUSED: 'The order is not possible like this. The quote shows what is rejected.',
  ORDER_TOTAL_CHANGED: 'The order now comes to €%{total} instead of €%{expected}.',
  ORDER_UNDER_WAY:
    'Order %{name} is already on its way or completed and can no longer be cancelled as a whole.',
  ORDER_NOT_PAID: 'Order %{name} has not been paid yet. There is nothing to refund.',
  REFUND_EXISTS:
    'Another refund has already been recorded from here. Check the timeline of the order.',
  PAYOUT_CHANGED:
    'The amounts due to you or the account have changed. Check the amounts, then request the payout again.',
  ACCOUNT_NUMBER_SEALED:
    'The account number cannot be decrypted, because the server lacks its key. The operator can put it back; otherwise the partner enters the account again.',
  VIEW_WITH_ACCOUNT_NUMBER: 'A view that searches for an IBAN is not saved.',
  PAYOUT_NO_ACCOUNT: 'You have no payment account yet.',
  PAYOUT_NOTHING_DUE: 'Nothing is due to you at the moment.',
  PAYOUT_NOT_POSITIVE: 'Refunds exceed the amount due to you. The balance is carried forward.',
  MONTH_CLOSED: 'This month has already been closed.',
  MONTH_ORDER: 'Close the month before this one first.',
  MONTH_RUNNING: 'This month is still running.',
  PAYOUT_STATE: 'Payout %{name} does not have the right status for this.',
  PAYOUT_SECOND_APPROVAL: 'You have already approved payout %{name}.',
  PAYOUT_FOUR_EYES: 'You approved payout %{name} yourself.',
  PAYOUT_DAY: 'Payout %{name} was requested after that day.',
  PAYMENT_EXISTS: 'Another payment with the id “%{name}” is already recorded.',
  PAYMENT_REVERSED: 'This payment of order %{name} has already been reversed.',
  REFUND_CANCELLED: '“%{name}” is cancelled and already credited.',
  REFUND_CHANGED: 'The order has changed. Please check the refund again.',
  RETURN_NOT_DELIVERED: '“%{name}” is not shipped or completed yet and cannot be returned.',
  RETURN_STATE: 'The return of “%{name}” was processed meanwhile. Please check the order.',
  RETURN_EXISTS: 'Another return with the number “%{name}” already exists.',
  REPAYMENT_WITHDRAWN: 'The repayment for order %{name} is no longer owed.',
  REPAYMENT_DAY: 'The repayment for order %{name} only became due after this day.',
  AI_TIMEOUT: 'The AI service has not responded after %{seconds} s. Nothing was changed.',
  PAYPAL_NOT_OFFERED: 'PayPal is not offered here.',
  PAYPAL_UNREACHABLE: 'PayPal cannot be reached. Nothing was changed.',
  PAYPAL_REFUSED: 'PayPal refused the connection. Nothing was changed.',
  PAYPAL_NONSENSE: 'The response from PayPal could not be read. Nothing was changed.',
  AI_UNREACHABLE: 'The AI service cannot be reached. Nothing was changed.',
  AI_KEY: 'The AI service denies access: check AI_API_KEY. Nothing was changed.',
  AI_BUSY: 'The AI service is overloaded or its quota is used up. Nothing was changed.',
  AI_FAILED: 'The AI service responded with error %{status}. Nothing was changed.',
  AI_NONSENSE:
    'The response of the AI service was unusable and was discarded. Nothing was changed.',
  PREVIEW_EMPTY: 'The product does not have a variation yet that a shop could show.',
  PREVIEW_ENDED: 'The preview has ended. Open it again.',
  PREVIEW_OTHER_SHOP: 'The preview belongs to another shop.',
  PREVIEW_NOT_VALID: 'The link of the preview is not valid.',
  START_OVER:
    'The cursor is older than %{days} days, of another shop, or damaged, or the selection of the shop has changed. Read everything again.',
  MENU_REASSIGNING: 'The products are already being reassigned.',
  WORKBOOK_PARTS: 'The file consists of more than %{limit} parts, so it is not read.',
  WORKBOOK_ROWS: 'The file has more than %{limit} rows. Split it.',
  WORKBOOK_COLUMNS: 'The file has more than %{limit} columns.',
  WORKBOOK_DAMAGED: 'The file is damaged or incomplete. Open it in Excel and save it again.',
  WORKBOOK_MACROS: 'The file contains macros. Save it as a workbook without macros (xlsx).',
  WORKBOOK_ENCRYPTED: 'The file is protected by a password. Save it without one.',
  WORKBOOK_EMPTY: 'The file has no rows below its headings.',
  WORKBOOK_MEMORY: 'The file is too large to be read. Split it.',
  WORKBOOK_TIME: 'Reading the file took too long. Split it.',
  CELL_FORMULA:
    'The formula has no result yet. Open the file in Excel and save it, or enter the value.',
  CELL_ERROR: 'The cell shows an error instead of a value.',
  CELL_TOO_LONG: 'The text of the cell is too long.',
  CELL_NO_TEXT_date:
    'The cell contains a date or time. Format it as text and enter the value again.',
  CELL_NO_TEXT_boolean:
    'The cell contains TRUE or FALSE. Format it as text and enter the value again.',
  REQUEST_TO_ONESELF: 'You cannot send a request to yourself.',
  REQUEST_BETWEEN_MANUFACTURERS: 'Manufacturers cannot connect with each other.',
  PROFILE_NOT_VISIBLE:
    'Your profile is not visible yet. Complete it before you connect with others.',
  PARTNER_NOT_VISIBLE: 'This partner is not available at the moment.',
  ALREADY_CONNECTED: 'You are already connected.',
  REQUEST_OPEN: 'Your request is already waiting for an answer.',
  REQUEST_ANSWERED: 'This request has already been answered.',
  NOT_CONNECTED: 'You are not connected.',
  SENT_LATELY:
    'You can send this again in %{smart_count} hour. |||| You can send this again in %{smart_count} hours.',
  DENIED_LATELY:
    'Your request was denied. You can ask again in %{smart_count} day. |||| Your request was denied. You can ask again in %{smart_count} days.',
  ALREADY_INVITED: 'Unable to send invitation: the user already exists or is already invited.',
  TOO_MANY_INVITATIONS: 'You can send %{limit} invitations a day. Try again tomorrow.',
} satisfies Translated<typeof german>;

export const texts = { error: laterErrors };
