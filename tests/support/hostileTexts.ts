/** Texts that an attacker might enter to run code on the pages that show them. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "</title><svg onload='alert(1)'>",
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  "javascript:alert('1')",
  '{{constructor.constructor("alert(1)")()}}',
  '%{name} %{email}',
  '</style><style>*{display:none}</style>',
] as const;

/** Elements and attributes that the product's own markup never contains. */
export const injected = 'script, iframe, style, [onerror], [onload], a[href^="javascript:"]';
