/** What somebody might write where a name is asked for, to have it run where the name is shown. */
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

/** Elements and attributes that none of the product's own markup has. */
export const injected = 'script, iframe, style, [onerror], [onload], a[href^="javascript:"]';
