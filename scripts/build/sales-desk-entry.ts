/** The script that the sales desk's page starts with. */
export const salesDeskEntry = 'app/sales-desk/main.tsx'
