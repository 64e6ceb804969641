/** Sets the chosen theme before the first paint; without a choice the system's stands. Its hash stands in the policy. D-78. */
export const themeScript =
  "var m=/(?:^|; )theme=(light|dark)/.exec(document.cookie);if(m)document.documentElement.dataset.theme=m[1]"
