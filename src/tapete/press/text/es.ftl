### Lo que dice la imprenta de cualquier juego.

press-fronts = anverso
press-backs = reverso
press-cut = recorta por la línea, dobla por los trazos
press-sheet = hoja

press-seat = Asiento { $n }
press-boards = Tablero
press-sheets = Hojas
press-tokens = Fichas
press-dice = Dados de papel
press-book-title = Reglamento
press-contents = Contenido
press-reference = Referencia rápida
press-checklist = Lista de componentes
press-index = Índice
press-index-note = Los números son páginas.
press-ruling = Decisión
press-sections = fuente, § { $sections }
press-changed = Con esta configuración: { $path } es { $is } (el reglamento: { $was }).
press-before = Antes
press-after = Después
press-chooses = { $who } elige:
press-may-not = { $who } no puede:
press-stopped = Con esta configuración, el ejemplo de { $file } ya no se da así.
press-configured = Impreso con una configuración propia: lo que difiere está señalado en cada regla.
press-own-cards = Cartas propias
press-not-their-turn = No le toca elegir.
press-rules-by-id = Reglas por su nombre
press-with-options = Con { $options }.
press-more = … y { $n } cosas más.
press-more-choices = … y { $n } elecciones más.
press-how-goal = El objetivo
press-how-turn = Cómo se juega
press-how-board = Lo que hay en la mesa
press-how-end = Cómo acaba
press-how-asked = Lo que todo el mundo pregunta
press-box = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}{ $parts ->
    [one] {""}
   *[other] , caja { $part } de { $parts }
}
press-glue = pegar
press-point = ,
press-cutting-title = Hoja de corte
press-cutting-how = Iguala las hojas impresas en un taco, pon esta encima y sujétalas todas por el borde. Corta por las líneas en el orden de sus números; las distancias se cuentan desde la izquierda y desde arriba del papel.
press-drawings = Dibujos de las cartas de Delapouite, Lorc, Caro Asercion, Skoll, sbed, Cathelineau, Aussiesim, DarkZaitzev, Faithtoken, Lucas, Quoting, Zeromancer y otros, de game-icons.net, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), redondeados, coloreados y compuestos.
