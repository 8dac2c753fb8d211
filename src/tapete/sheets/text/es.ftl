# Lo que dicen las hojas de sí mismas.

sheet-settings = Números
sheet-lists = Listas
sheet-by-players = Por número de jugadores
sheet-whole = La partida entera
sheet-id = identificador
sheet-id-about = El nombre por el que lo conoce el programa. No lo cambies.
sheet-number = n.º
sheet-number-about = Un número cualquiera. Las filas que no lo tienen siguen la carta de arriba.
sheet-name = nombre
sheet-name-about = Solo para ti: esta columna no se lee.
sheet-part = parte
sheet-part-about = Solo para ti: esta columna no se lee.
sheet-option = opción
sheet-option-about = Solo para ti: esta columna no se lee.
sheet-value = valor
sheet-value-about = Lo que puedes cambiar. Una fórmula lleva delante un apóstrofo: '= end.keys - 1
sheet-ruleset = reglamento
sheet-ruleset-about = Lo que dice el reglamento. Solo para ti: esta columna no se lee.
sheet-players = jugadores
sheet-players-about = El número de jugadores con el que vale.
sheet-key = cuál
sheet-from-to = De { $least } a { $most }
sheet-blank = nada
sheet-of = { $sheet }
sheet-is-new = { $cell }: nuevo: { $what }
sheet-is-changed = { $cell }: { $what }: { $after } en lugar de { $before }
sheet-is-missing = falta { $what }; queda como en el reglamento
sheet-is-gone = { $what } ya no está
sheet-nothing = Estas hojas no cambian nada.
sheet-taken = La configuración queda en { $file }.
sheet-written = { $n ->
    [one] Una hoja
   *[other] { $n } hojas
} en { $file }. Cambia lo que quieras; `tapete sheet JUEGO --read { $file }` muestra qué se entiende, y todas las órdenes la aceptan como --config.
sheet-language-es = español
sheet-language-en = inglés
